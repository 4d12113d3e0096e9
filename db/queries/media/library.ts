/** The shop's images and where they are used (@photos.list). */
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { ImageFilter, ImageKind, ImagePlace } from '#contracts/media.ts';
import type { Database } from '../../client.ts';
import { media } from '../../schema.ts';
import { contains, windowOf, type Page } from '../paging.ts';
import type { MediaRecord } from './images.ts';
import { placesByImage } from './places.ts';

/** Where an image is used. */
interface Uses {
  /** The first places that use it. */
  places: ImagePlace[];
  /** Number of all places. */
  count: number;
}

export type ImageRecord = MediaRecord & Uses;

export interface ImageListRequest {
  q: string;
  page: number;
  show?: ImageFilter | undefined;
  /** Only images used in this kind of place. */
  in?: ImageKind | undefined;
}

const NOWHERE: Uses = { count: 0, places: [] };
const isUsed = sql`used.url is not null`;
/** Excludes stored crops, which belong to another image. */
const isWhole = sql`not exists (select from media as whole where whole.crop_url = ${media.url})`;

/**
 * @param folder address of uploaded images; others never count as unused
 * @returns one page of images, the latest first
 */
export async function listImages(
  db: Database,
  folder: string,
  request: ImageListRequest,
): Promise<Page<ImageRecord>> {
  const { limit, offset } = windowOf(request.page);
  const isByUse = asksForUse(request);
  const query = db
    .select({ image: media, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(media)
    .$dynamic();
  // Finding the uses of all images reads every row of the catalog, so only a filter by use does.
  if (isByUse) void query.leftJoin(sql`${placesByImage()} as used`, sql`used.url = ${media.url}`);
  const isListed = isByUse ? isUsed : inArray(media.url, await listUsedOfRemoved(db));
  const rows = await query
    .where(and(isWhole, or(isNull(media.removedAt), isListed), conditionOf(folder, request)))
    .orderBy(desc(media.createdAt), media.url)
    .limit(limit)
    .offset(offset);
  const [first] = rows;
  // Beyond the last page, no row carries the total.
  const total =
    first?.total ??
    (request.page > 1 ? (await listImages(db, folder, { ...request, page: 1 })).total : 0);
  const uses = await findUses(
    db,
    rows.map(({ image }) => image.url),
  );
  return {
    rows: rows.map(({ image }) => ({ ...image, ...(uses.get(image.url) ?? NOWHERE) })),
    total,
  };
}

const asksForUse = ({ q, show, in: kind }: ImageListRequest) =>
  q !== '' || show === 'used' || show === 'unused' || kind !== undefined;

/** @returns images that staff took out of the list and that something uses again */
async function listUsedOfRemoved(db: Database): Promise<string[]> {
  const rows = await db.select({ url: media.url }).from(media).where(isNotNull(media.removedAt));
  const urls = rows.map(({ url }) => url);
  return [...(await findUses(db, urls)).keys()];
}

/** @returns the uses of these images, by address */
async function findUses(db: Database, urls: readonly string[]): Promise<Map<string, Uses>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .select({
      url: media.url,
      count: sql<number>`used.count`.mapWith(Number),
      places: sql<ImagePlace[]>`used.places`,
    })
    .from(media)
    .innerJoin(sql`${placesByImage(urls)} as used`, sql`used.url = ${media.url}`);
  return new Map(rows.map(({ url, ...uses }) => [url, uses]));
}

/** @returns the condition of the filters; only those that ask for use need it joined */
function conditionOf(folder: string, { q, show, in: kind }: ImageListRequest): SQL | undefined {
  return and(
    show === 'undescribed' ? eq(media.alt, '') : undefined,
    show === 'used' ? isUsed : undefined,
    show === 'unused' ? and(like(media.url, `${folder}/%`), sql`not ${isUsed}`) : undefined,
    kind === undefined ? undefined : sql`${kind} = any(used.kinds)`,
    q === ''
      ? undefined
      : or(
          contains(q, media.alt, sql`used.names`),
          and(contains(q, media.url), sql`not starts_with(${media.url}, ${folder})`),
        ),
  );
}

/** @returns the image, with where it is used */
export async function findImage(db: Database, url: string): Promise<ImageRecord | undefined> {
  const [image] = await db.select().from(media).where(eq(media.url, url));
  return image && { ...image, ...((await findUses(db, [url])).get(url) ?? NOWHERE) };
}

/** Removes an image from the list. @param removedAt null puts it back */
export async function setRemoved(tx: Database, url: string, removedAt: Date | null): Promise<void> {
  await tx.update(media).set({ removedAt }).where(eq(media.url, url));
}

/**
 * Sets crop and focal point. A replaced crop's own image leaves the list.
 * @param frame only the changed fields
 */
export async function setFrame(
  tx: Database,
  { url, cropUrl }: Pick<MediaRecord, 'url' | 'cropUrl'>,
  frame: Partial<Pick<MediaRecord, 'focusX' | 'focusY' | 'crop' | 'cropUrl'>>,
  now: Date,
): Promise<void> {
  await tx.update(media).set(frame).where(eq(media.url, url));
  const isOther = frame.cropUrl !== undefined && frame.cropUrl !== cropUrl;
  if (!isOther || cropUrl === '') return;
  await tx
    .update(media)
    .set({ removedAt: now })
    .where(and(eq(media.url, cropUrl), ne(media.url, url)));
}

/** @returns the images with a focal point or a crop */
export function listFramed(
  db: Database,
): Promise<Pick<MediaRecord, 'url' | 'focusX' | 'focusY' | 'crop' | 'cropUrl'>[]> {
  const { url, focusX, focusY, crop, cropUrl } = media;
  return db
    .select({ url, focusX, focusY, crop, cropUrl })
    .from(media)
    .where(or(ne(focusX, 50), ne(focusY, 50), ne(cropUrl, '')));
}
