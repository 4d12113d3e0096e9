import type { CivilDate } from '#domain/event-date.ts';
import { answer, endpoint } from './endpoint.ts';

export interface DigestPreview {
  /** Empty: nothing is open, so no mail would be sent. */
  subject: string;
  text: string;
  /** Last day with a digest sent or skipped; null: none yet. */
  lastDay: CivilDate | null;
}

export const digestEndpoints = {
  preview: endpoint('GET /api/admin/digest', 'settings.manage', {
    answer: answer<DigestPreview>(),
  }),
};
