import { answer, endpoint } from '../endpoint.ts';

/** What the digest would say now. */
export interface DigestPreview {
  /** Empty: nothing is open, and no mail would be sent. */
  subject: string;
  text: string;
}

export const digestEndpoints = {
  preview: endpoint('GET /api/admin/digest', 'settings.manage', {
    answer: answer<DigestPreview>(),
  }),
};
