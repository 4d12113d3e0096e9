import {
  INQUIRY_STATUSES,
  INQUIRY_VIEWS,
  inquiryEndpoints,
  NEVER_IN_VIEW,
  type InquiryView,
} from '#contracts/inquiries/list.ts';
import { useList, type ListState } from '../data/use-list.ts';

/**
 * The list of requests. A view and a status that the view never shows are not chosen together: an
 * empty list would look as if there were none of them (@inquiry.views).
 */
export function useInquiryList(): ListState<InquiryView> {
  const list = useList(inquiryEndpoints.list, 'contact-leads');
  return {
    ...list,
    setParam: (name, value) => list.setParams(together(list.params, name, value)),
  };
}

/** @returns what is chosen, and what it takes away */
export function together(
  params: ListState<InquiryView>['params'],
  name: string,
  value: string,
): Record<string, string> {
  const next = { ...params, [name]: value };
  const view = INQUIRY_VIEWS.find((each) => each === next.view);
  const status = INQUIRY_STATUSES.find((each) => each === next.status);
  const excludes = view !== undefined && status && NEVER_IN_VIEW[view].includes(status);
  if (!excludes) return { [name]: value };
  return { [name]: value, [name === 'view' ? 'status' : 'view']: '' };
}
