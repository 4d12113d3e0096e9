import type { Request, Response } from '@playwright/test';

/** The body of a request that a form sent. */
export interface SentBody {
  path: string;
  body: unknown;
  /** Whether the answer says that it was taken. */
  isAccepted: boolean;
  /** Number that the answer gives it; empty where there is none, or the answer was not read yet. */
  reference: string;
}

/** Takes the answer's number into what was sent. */
export async function readAnswer(sent: SentBody, response: Response): Promise<void> {
  sent.isAccepted = response.ok();
  try {
    const { reference } = (await response.json()) as { reference?: unknown };
    if (typeof reference === 'string') sent.reference = reference;
  } catch {
    // No JSON, or the page was left before it was read.
  }
}

/** @returns what was posted; null for an image or nothing */
export function postedJson(request: Request): unknown {
  try {
    return request.postDataJSON() as unknown;
  } catch {
    // An image.
    return null;
  }
}
