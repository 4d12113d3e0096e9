import type { ReactNode } from 'react';
import { useMay, type Needed } from '../accounts/session/may.ts';

/** Shows its children to staff who may call the endpoint. */
export function May({ call, children }: { call: Needed; children: ReactNode }) {
  return useMay(call) ? children : null;
}
