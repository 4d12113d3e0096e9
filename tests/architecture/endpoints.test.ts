/**
 * What does not belong to an endpoint does not compile: an expected error that is none fails `tsc`.
 * Nothing in here is sent: calls that are wrong stand in functions that nobody calls.
 */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { addressOf, call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import { staffEndpoints, type InvitationLinkView } from '#contracts/accounts/staff.ts';
import { categoryEndpoints, type CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { requestEndpoints } from '#contracts/inquiries/request.ts';
import { mediaEndpoints } from '#contracts/media.ts';
import { createApp } from '#server/http/app.ts';
import { handle } from '#server/http/handle.ts';

const { knowName, read, order } = categoryEndpoints;
const { invite, withdraw } = staffEndpoints;
const id = 'c1';

describe('a call', () => {
  test('gives the answer of its endpoint', () => {
    expectTypeOf(() =>
      call(read, { params: { id } }),
    ).returns.resolves.toEqualTypeOf<CategoryAdminView>();
    const invited = () => call(invite, { body: { email: 'ada@example.com', role: 'editor' } });
    expectTypeOf(invited).returns.resolves.toEqualTypeOf<InvitationLinkView>();
    expectTypeOf(() => call(withdraw, { params: { id } })).returns.resolves.toEqualTypeOf<void>();
    // @ts-expect-error -- an invitation is no category
    const wrong: () => Promise<CategoryAdminView> = invited;
    expect(wrong).toBe(invited);
  });

  test('takes the parameters, the query and the body of its endpoint, and nothing else', () => {
    const wrong = [
      // @ts-expect-error -- a parameter is missing
      () => call(read),
      // @ts-expect-error -- the parameter has another name
      () => call(read, { params: { slug: id } }),
      // @ts-expect-error -- there is no such parameter
      () => call(order, { params: { id }, body: { ids: [] } }),
      // @ts-expect-error -- the query lacks the name
      () => call(knowName, { query: { id } }),
      // @ts-expect-error -- the query has no such parameter
      () => call(knowName, { query: { name: 'Tents', slug: 'tents' } }),
      // @ts-expect-error -- the body is missing
      () => call(order),
      // @ts-expect-error -- the body is another one
      () => call(order, { body: { id } }),
      // @ts-expect-error -- there is no such role
      () => call(invite, { body: { email: 'ada@example.com', role: 'guest' } }),
      // @ts-expect-error -- the upload takes a form
      () => call(mediaEndpoints.upload, { body: { image: '' } }),
      // @ts-expect-error -- signing out takes no body
      () => call(signInEndpoints.signOut, { body: {} }),
    ];
    expect(wrong).toHaveLength(10);
  });

  test('asks at the address of its endpoint', () => {
    expect(addressOf(read, { params: { id: 'a/b' } })).toBe('/api/admin/categories/a%2Fb');
    expect(addressOf(knowName, { query: { name: 'a&b', id: '' } })).toBe(
      '/api/admin/categories/name?name=a%26b',
    );
  });
});

test('a path that is written again, without the schemas, is the same', () => {
  // @ts-expect-error -- it stands at /api/contact
  const wrong: typeof requestEndpoints.contact.path = '/api/kontakt';
  expect(wrong).toBe('/api/kontakt');
});

test('a route is given what its endpoint asks for, and gives its answer', async () => {
  const router = createApp();
  handle(router, order, ({ params, query, body }) => {
    expectTypeOf<keyof typeof params>().toBeNever();
    expectTypeOf(query).toEqualTypeOf<undefined>();
    expectTypeOf(body).toEqualTypeOf<{ ids: string[] }>();
    return body;
  });
  // @ts-expect-error -- the answer has `ids`
  handle(router, order, ({ body }) => ({ id: body.ids[0] }));
  // @ts-expect-error -- an answer is missing
  handle(router, order, async () => {});
  // @ts-expect-error -- there is no answer
  handle(router, withdraw, ({ params }) => params);
  // @ts-expect-error -- the path leaves `id` open
  handle(router, withdraw, ({ params }) => void params.slug);

  const ids = [crypto.randomUUID()];
  const ask = (body: object) =>
    router.request(order.path, {
      method: order.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await (await ask({ ids })).json()).toEqual({ ids });
  expect((await ask({ id })).status).toBe(400);
});
