import type { CivilDate } from '#domain/event-date.ts';
import { answer, endpoint } from './endpoint.ts';

/** What the digest would say now. */
export interface DigestPreview {
  /** Empty: nothing is open, and no mail would be sent. */
  subject: string;
  text: string;
  /** The last day that had one, or is noted as having none; null: the shop has just begun. */
  lastDay: CivilDate | null;
}

export const digestEndpoints = {
  preview: endpoint('GET /api/admin/digest', 'settings.manage', {
    answer: answer<DigestPreview>(),
  }),
};
