import { signal } from '@preact/signals-core';
import * as calls from './contract';
import type { RecordId } from '../../api/contract/fields';
import type { ColleagueInvitation, ColleagueInviteRequest } from './contract';
import { colleagueSettingTexts as texts } from '../../texts/settings-sections';
import { definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createResource } from '../../state/resources/resource';
import { createSingleCall } from '../../state/resources/single-call';

/** The person who gets a link: a colleague's id, or `NEW`. */
export type LinkTarget = RecordId | typeof NEW;
export const NEW = Symbol('new');

/** A new link; the server sends it only once. */
export interface ShownLink extends ColleagueInvitation {
  name: string;
}

/** The logins of colleagues. Loaded with the settings screen. */
export const colleaguesPart = definePart((core) => {
  const { client, scope, keys, toasts, recovery } = core;
  const shownLink = signal<ShownLink | null>(null);
  const list = createResource(async (request) => (await client.call(calls.colleagues, null, request)).colleagues, {
    recovery,
  });
  const links = createSingleCall<LinkTarget>(scope, list);
  const removals = createPendingActions<'remove'>('colleague', core, list);

  /** Resolves with whether the link was created. */
  const makeLink = (target: LinkTarget, name: string, call: () => Promise<ColleagueInvitation>) =>
    links.run(target, call, (made) => {
      shownLink.value = { ...made, name };
      list.reload();
    });

  return {
    ...list,
    shownLink,
    links,
    pending: removals.all,
    invite: (request: ColleagueInviteRequest) =>
      makeLink(NEW, request.name, () =>
        // A repeat after a lost response has the same key, and invites nobody twice.
        keys.send('colleague invitation', request, (key) => client.call(calls.colleagueInvite, request, { key })),
      ),
    renewLink: (id: RecordId, name: string) => makeLink(id, name, () => client.call(calls.colleagueLink, { id })),
    forgetLink() {
      shownLink.value = null;
    },
    async remove(id: RecordId): Promise<void> {
      const onDone = () => {
        list.update((known) => known.filter((colleague) => colleague.id !== id));
        list.invalidate();
        // The removed colleague's link is void.
        if (shownLink.peek()?.id === id) shownLink.value = null;
        toasts.success(texts.removed);
      };
      await removals.run(id, 'remove', {
        send: (key) => client.call(calls.colleagueRemove, { id }, { key }),
        onDone,
        isDone: () => list.data.value?.every((colleague) => colleague.id !== id) ?? false,
        onFoundDone: onDone,
        onAlreadyHandled: onDone,
      });
    },
    clear() {
      list.clear();
      removals.clear();
      links.clear();
      shownLink.value = null;
    },
  };
});

export type ColleaguesPart = ReturnType<typeof colleaguesPart>;
