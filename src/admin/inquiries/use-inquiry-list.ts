import {
  INQUIRY_STATUSES,
  INQUIRY_VIEWS,
  inquiryEndpoints,
  NEVER_IN_VIEW,
  type InquiryView,
} from '#contracts/inquiries/list.ts';
import { useList, type ListState } from '../data/use-list.ts';

/**
 * The list of requests. Choosing a view leaves the trash, and removes a status that it never shows, and vice versa:
 * the list would look empty (@inquiry.views).
 */
export function useInquiryList(): ListState<InquiryView> {
  const list = useList(inquiryEndpoints.list, 'contact-leads');
  return {
    ...list,
    setParam: (name, value, entry) => {
      if (name === 'view' && list.params.deleted === '1') list.showTrash(false, value);
      else list.setParams(paramsToSet(list.params, name, value), entry);
    },
  };
}

/** @returns the chosen parameter; if it excludes the chosen view or status, that one too, emptied */
export function paramsToSet(
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
