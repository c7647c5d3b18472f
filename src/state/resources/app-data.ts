import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type {
  Admin,
  Announcement,
  Doctor,
  DoctorState,
  InitialData,
  Notification,
  PayoutQueueItem,
  RecordId,
} from '../../api/contract';
import { profileFields } from '../../api/contract/admin';
import type { LoadOptions } from './coalesced-load';
import type { Clock } from '../ui/clock';
import { createResource, type Resource, type ResourceOptions } from './resource';

/** The answer of `administration-init`: the doctor (whose id names the channel), and data of the whole panel. */
export interface AppData extends Resource<InitialData> {
  /** `null` until the first answer. */
  readonly admin: ReadonlySignal<Admin | null>;
  /**
   * Valid until the end of the day on which it was set, as the server says, or else as it was seen here; then `offline` until it is
   * set again.
   */
  readonly doctorState: ReadonlySignal<DoctorState>;
  readonly notifications: ReadonlySignal<readonly Notification[]>;
  readonly payoutsQueue: ReadonlySignal<readonly PayoutQueueItem[]>;
  /** Doctors who can substitute. */
  readonly doctors: ReadonlySignal<readonly Doctor[]>;
  /** Puts a stored value; running loads are restarted, as their answers may be older. */
  putDoctorState(state: DoctorState): void;
  putAnnouncement(announcement: Announcement | null): void;
  /** Others have come since. */
  removeNotifications(ids: readonly RecordId[]): void;
  putSetting(name: string, value: unknown): void;
  /** A text of the profile, or the avatar's address; `null` for none. */
  putProfileField(name: string, value: unknown): void;
}

interface AppDataContext {
  load(options: LoadOptions): Promise<InitialData>;
  options?: ResourceOptions<InitialData>;
  clock: Pick<Clock, 'today' | 'now' | 'dayOf' | 'onServerZone'>;
}

export function createAppData({ load, options, clock }: AppDataContext): AppData {
  // With its day: a server that does not reset the state at midnight must not keep the doctor „online“.
  const state = signal<{ value: DoctorState; day: string | null; seenAt: number } | null>(null);
  const { update, invalidate, ...resource } = createResource(load, {
    ...options,
    onLoaded({ admin, time_zone }) {
      clock.onServerZone(time_zone);
      const { status: value, date } = admin.online_status;
      if (date !== null || state.peek()?.value !== value) state.value = { value, day: date, seenAt: clock.now() };
    },
  });
  const { data } = resource;

  function change(part: (known: InitialData) => Partial<InitialData>): void {
    update((known) => ({ ...known, ...part(known) }));
    invalidate();
  }

  function changeAttributes(part: (known: Admin['attributes']) => Partial<Admin['attributes']>): void {
    change(({ admin }) => ({ admin: { ...admin, attributes: { ...admin.attributes, ...part(admin.attributes) } } }));
  }

  return {
    ...resource,
    admin: computed(() => data.value?.admin ?? null),
    doctorState: computed(() => {
      if (!state.value) return 'offline';
      const { value, day, seenAt } = state.value;
      return (day ?? clock.dayOf(seenAt)) === clock.today.value ? value : 'offline';
    }),
    notifications: computed(() => data.value?.notifications ?? []),
    payoutsQueue: computed(() => data.value?.payoutsQueue ?? []),
    doctors: computed(() => data.value?.doctors ?? []),
    putDoctorState: (value) =>
      batch(() => {
        const day = clock.today.peek();
        state.value = { value, day, seenAt: clock.now() };
        change(({ admin }) => ({ admin: { ...admin, online_status: { status: value, date: day } } }));
      }),
    putAnnouncement: (special_announcement) => change(({ admin }) => ({ admin: { ...admin, special_announcement } })),
    removeNotifications: (ids) =>
      change(({ notifications }) => ({ notifications: notifications.filter(({ id }) => !ids.includes(id)) })),
    putSetting: (name, value) => changeAttributes(({ settings }) => ({ settings: { ...settings, [name]: value } })),
    putProfileField(name, value) {
      if (isProfileField(name) && (value === null || typeof value === 'string'))
        changeAttributes(() => ({ [name]: value || null }));
    },
    clear() {
      resource.clear();
      state.value = null;
      clock.onServerZone(null);
    },
  };
}

/** Whether the server offers this beyond the specification (docs/capabilities.md). False until it is known; reads a signal. */
export const isOffered = ({ admin }: Pick<AppData, 'admin'>, capability: string): boolean =>
  admin.value?.attributes.capabilities.includes(capability) === true;

const isProfileField = (name: string): name is (typeof profileFields)[number] =>
  profileFields.some((one) => one === name);
