import type { APIRoute } from 'astro';
import { robotsTxt } from '#site/sitemap.ts';

export const GET: APIRoute = ({ site }) => new Response(robotsTxt(site));
