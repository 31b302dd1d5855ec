import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { CallerService } from '#backend/customers/sign-in/callers/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { addressFields, detailsFields, listFields } from './fields.ts';
import type { Collection, UserStore } from './service.ts';

type Owned = { Variables: { owner: Visitor } };

/** Schemas of a document for creating or replacing it, and for updating it. */
type Shapes = { whole: z.ZodType<Record<string, unknown>>; part: z.ZodType<Record<string, unknown>> };

/** Routes of one subcollection. */
function collectionRoutes({ list, add, update, remove }: Collection, { whole, part }: Shapes) {
  const idOf = (c: Context<Owned>) => c.req.param('id') ?? '';
  return new Hono<Owned>()
    .get('/', async (c) => c.json({ documents: await list(c.get('owner')) }))
    .post('/', async (c) => c.json(await add(c.get('owner'), parseInput(whole, await readJson(c))), 201))
    .get('/:id', async (c) => {
      const document = (await list(c.get('owner'))).find(({ id }) => id === idOf(c));
      if (!document) throw new ShopError('not-found', 'There is no such document.');
      return c.json(document);
    })
    .patch('/:id', async (c) => {
      await update(c.get('owner'), idOf(c), parseInput(part, await readJson(c)));
      return c.body(null, 204);
    })
    .delete('/:id', async (c) => {
      await remove(c.get('owner'), idOf(c));
      return c.body(null, 204);
    });
}

/**
 * The document store, mounted at /api/store: `users/{uid}` and its subcollections (callable-4). Checks ownership for all of
 * them: customers reach only documents under their own id.
 */
export function userStoreRoutes({ users, callers }: { users: UserStore; callers: Pick<CallerService, 'signedIn'> }) {
  const routes = new Hono<Owned>();
  routes.use('/users/:uid/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    const visitor = await callers.signedIn(c.req.raw.headers);
    if (visitor.userId !== c.req.param('uid'))
      throw new ShopError('permission-denied', 'These documents belong to somebody else.');
    c.set('owner', visitor);
    await next();
  });
  return routes
    .get('/users/:uid', async (c) => c.json(await users.user(c.get('owner'))))
    .put('/users/:uid', async (c) => {
      await users.updateUser(c.get('owner'), parseInput(detailsFields.whole, await readJson(c)));
      return c.body(null, 204);
    })
    .patch('/users/:uid', async (c) => {
      await users.updateUser(c.get('owner'), parseInput(detailsFields.part, await readJson(c)));
      return c.body(null, 204);
    })
    .route('/users/:uid/addresses', collectionRoutes(users.collections.addresses, addressFields))
    .route('/users/:uid/wishlists', collectionRoutes(users.collections.wishlists, listFields));
}
