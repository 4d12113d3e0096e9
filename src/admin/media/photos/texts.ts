/** Texts of the Photos page (@photos.list). */
import type { ImageFilter, ImageKind } from '#contracts/media.ts';
import { failed, info } from '#site/toast-text.ts';
import { counted, LIST } from '../../parts/texts.ts';

/** Maximum number of photos waiting or uploading (@photos.queue). */
export const MAX_DROPPED = 50;

export const PHOTOS = {
  title: 'Photos',
  intro:
    'All images of your website and those you uploaded, where each is used, and which part of it is shown.',
  upload: 'Upload photos',
  drop: `Or drop up to ${MAX_DROPPED} photos here.`,
  search: 'Search photos',
  filterByGap: 'Filter by what is missing',
  all: 'All photos',
  filterByPlace: 'Filter by where they are used',
  anywhere: 'Used anywhere or not',
  count: (count: number) => counted(count, 'photo'),
  pages: LIST.pagesOf('photos'),
  clear: 'Clear search and filters',
  none: 'No photos match.',
  notLoaded: 'The photos couldn’t be loaded',
  loading: 'Loading photos…',
  describe: 'Description',
  describeHint: 'Saved at once, wherever this image is shown.',
  descriptionSaved: info('Description saved', 'It is on the site after the next publication.'),
  notDescribed: 'Description not saved',
  descriptionKept: 'Not saved yet, but kept on this device. Press Enter here to save it.',
  descriptionOvertaken: (now: string) =>
    `Kept on this device, and not saved. Since then it was changed${now === '' ? ': it’s blank now' : ` to: ${now}`}. Press Enter here to replace that.`,
  usedIn: 'Used in',
  unused: 'Not used anywhere',
  builtIn: 'Came with the shop',
  inTrash: (name: string) => `${name} (in trash)`,
  more: (count: number) => `and ${count} more`,
  delete: 'Delete',
  deleted: info('Photo deleted', 'It is no longer listed here.'),
  notDeleted: 'Photo not deleted',
  notRestored: 'Photo not restored',
  frame: 'Focal point and crop',
  /** @param which alternative text or number of the photo */
  of: (action: string, which: string) => `${action}: ${which}`,
  nth: (place: number) => `photo ${place}`,
} as const;

/** @photos.choose */
export const PICKER = {
  open: 'Choose from Photos',
  /** @param what `option 2` */
  openFor: (what: string) => `Choose from Photos: ${what}`,
  title: 'Choose from Photos',
  taken: 'Chosen already',
  used: (places: number) => `Used in ${counted(places, 'place')}`,
  add: (count: number) => (count === 0 ? 'Add photos' : `Add ${counted(count, 'photo')}`),
  full: (remaining: number) => `You can add only ${remaining} more.`,
} as const;

export const FILTER_LABELS: Record<ImageFilter, string> = {
  undescribed: 'Without description',
  used: 'Used',
  unused: 'Unused',
};

export const KIND_LABELS: Record<ImageKind, string> = {
  item: 'Used in rental items',
  category: 'Used in categories',
  package: 'Used in service packages',
  setting: 'Used in settings',
};

export const QUEUE = {
  title: 'Uploads',
  states: {
    queued: 'Waiting',
    compressing: 'Making it smaller…',
    sending: 'Sending…',
    done: 'Uploaded',
  },
  progress: (done: number, all: number) => `${done} of ${counted(all, 'photo')} uploaded`,
  failed: (count: number) => `${count} failed.`,
  tooMany: `Up to ${MAX_DROPPED} photos are uploaded at a time.`,
  retry: 'Retry',
  retryAll: 'Retry all that failed',
  clear: 'Clear finished uploads',
  drop: 'Remove',
  addTo: (item: string) => `Add to ${item}`,
  added: (item: string) => `Added to ${item}`,
  notAdded: 'Photo not added',
  /** For dropped files. */
  notTaken: failed(
    'Photos not taken',
    'What you dropped couldn’t be read. It may have been changed, moved, or deleted. Please drop it again.',
  ),
} as const;

export const FRAME = {
  title: 'Focal point and crop',
  intro:
    'The focal point stays visible where a page crops the photo to fit. Crop it to show only a part of it everywhere. The photo itself stays unchanged.',
  point: 'Focal point',
  pointHow: 'Press the photo, or type the position.',
  crop: 'Crop',
  cropHow: 'Drag a frame over the photo, or type its numbers.',
  whole: 'Show the whole photo',
  x: 'From the left, in %',
  y: 'From the top, in %',
  width: 'Width, in %',
  height: 'Height, in %',
  save: 'Save',
  saving: 'Saving…',
  saved: info('Photo saved', 'It changes on the site with the next publication.'),
  notSaved: 'Photo not saved',
  protectedCanvas: failed(
    'Photo not cropped',
    'This browser protects you by changing what pages draw, so it can’t crop photos. Please use another one.',
  ),
} as const;
