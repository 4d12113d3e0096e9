/**
 * Loaded into a build before Astro: a build whose parent was killed must not go on by itself. The
 * channel to the parent closes in whatever way the parent ends.
 */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
