import { ApiError } from '../../base/api-error.ts';
import * as text from '../../base/texts.ts';

const REFUSALS = {
  'not-found': ['not_found', text.noSuchPerson],
  'last-owner': ['conflict', text.lastOwner],
  'not-owner': ['forbidden', text.notOwner],
  'no-taker': ['bad_request', text.noSuchAssignee],
  'no-factor': ['conflict', text.noSecondFactor],
} as const;

/** @returns the error for a change of the staff that the database refused */
export function refusal(reason: keyof typeof REFUSALS): ApiError {
  const [code, message] = REFUSALS[reason];
  return new ApiError(code, message);
}
