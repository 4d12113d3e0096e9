/**
 * For programs that start a database: lets a signal end them with their exit handlers, which stop it. By default it ends
 * them without, and the database goes on.
 */
export function endInOrder(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
