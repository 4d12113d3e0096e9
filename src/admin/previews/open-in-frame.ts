import { previewEndpoints } from '#contracts/previews.ts';

/**
 * Shows a preview in a frame. By a form: its token stands in no address, and the page comes with a policy of
 * its own.
 * @param frame name of the frame
 */
export function openInFrame(token: string, frame: string): void {
  const { method, path } = previewEndpoints.open;
  const form = document.createElement('form');
  Object.assign(form, { method, action: path, target: frame, hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { name: 'token', value: token });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
