import { Link } from 'react-router';
import type { ListedMessage } from '#backend/content/contact/service.ts';
import { contactStates } from '#domain/content/contact/contact-state.ts';
import { readMessageList } from '#domain/content/contact/message-list.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { AssigneeFilter } from '#web/admin/base/pieces/assignee-filter.tsx';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { StoreFilter } from '#web/admin/base/pieces/store-filter.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/messages.ts';
import fi from '#web/messages/admin/fi/messages.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { MessageState } from '../message-state.tsx';
import type { Route } from './+types/route';

/** Without a view or a search the list shows what waits. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { inbox } = shop.contact;
  const { view: state, after } = listRequest(url, contactStates);
  const asked = readMessageList(url.searchParams);
  const { messages, next } = await inbox.list(actor, { ...asked, state }, after);
  const none = { ...asked, text: '' };
  const states = [...contactStates, null];
  const counts = await inbox.counts(
    actor,
    states.map((state) => ({ ...none, state })),
  );
  const saved = await shop.savedViews.list(actor, 'messages');
  return { messages, next, counts, saved, people: await inbox.answerers(actor), assignee: asked.assignee };
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { messages, next, counts, saved, people, assignee } = loaderData;
  const t = useTexts(fi, en);
  useLive(['message']);
  const views = contactStates.map((name, i) => ({ name, label: t(`messages.state.${name}`), count: counts[i] }));
  return (
    <>
      <PageBar title={t('messages.title')}>
        <ButtonLink to="/viestit/pohjat">{t('messages.templates')}</ButtonLink>
      </PageBar>
      <main id="sisalto">
        <ListFrame
          saved={{ list: 'messages', views: saved }}
          views={views}
          all={counts.at(-1)}
          searchLabel={t('messages.search')}
          icon="message-square"
          empty={t('messages.none')}
          isEmpty={messages.length === 0}
          next={next}
          filters={
            <>
              <StoreFilter none={t('messages.service')} />
              <AssigneeFilter people={people} chosen={assignee} />
            </>
          }
        >
          <MessageTable messages={messages} />
        </ListFrame>
      </main>
    </>
  );
}

function MessageTable({ messages }: { messages: ListedMessage[] }) {
  const t = useTexts(fi, en);
  const storeName = (id: string | null) => config.stores.find((store) => store.id === id)?.name;
  return (
    <ListTable
      columns={[
        t('messages.number'),
        t('messages.state'),
        t('messages.from'),
        t('messages.text'),
        t('messages.store'),
        t('messages.at'),
      ]}
    >
      {messages.map(({ number, state, name, start, storeId, assignee, createdAt }) => (
        <tr key={number}>
          <th scope="row">
            <Link className="id" to={`/viestit/${number}`}>
              {number}
            </Link>
          </th>
          <td>
            <MessageState state={state} />
          </td>
          <td>{name}</td>
          <td className="cut">{start}</td>
          <td>
            {storeName(storeId) ?? t('messages.service')} {assignee && <small>{assignee}</small>}
          </td>
          <td>
            <When at={createdAt} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
