import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type {
  Admin,
  Announcement,
  Doctor,
  DoctorState,
  InitialData,
  Notification,
  PayoutQueueItem,
} from '../../api/contract';
import type { Failure } from '../../api/failure';
import { createFoldedLoad } from './folded-load';
import { keepParts } from './keep-unchanged';

/** What `administration-init` tells: who the doctor is (and so which channel is his or hers), and what concerns the whole panel. */
export interface AppData {
  /** `null` until the first answer. */
  readonly admin: ReadonlySignal<Admin | null>;
  /** Holds until the end of the local day on which it was set, then it is „Neordinuje“ until it is set again. */
  readonly doctorState: ReadonlySignal<DoctorState>;
  readonly notifications: ReadonlySignal<readonly Notification[]>;
  readonly payoutsQueue: ReadonlySignal<readonly PayoutQueueItem[]>;
  /** The substitutes. */
  readonly doctors: ReadonlySignal<readonly Doctor[]>;
  readonly isLoading: ReadonlySignal<boolean>;
  /** Why the newest load failed; `null` when it did not. */
  readonly failure: ReadonlySignal<Failure | null>;
  reload(): void;
  /** What the server stored; loads under way were asked before it, and are asked anew. */
  takeDoctorState(state: DoctorState): void;
  takeAnnouncement(announcement: Announcement): void;
  takeNotifications(notifications: readonly Notification[]): void;
  takeSetting(name: string, value: unknown): void;
  /** A text of the profile, or the avatar's address; `null` for none. */
  takeProfileField(name: string, value: unknown): void;
  clear(): void;
}

interface AppDataContext {
  load(signal: AbortSignal): Promise<InitialData>;
  /** The local day, `YYYY-MM-DD`. */
  today: ReadonlySignal<string>;
}

export function createAppData({ load, today }: AppDataContext): AppData {
  const data = signal<InitialData | null>(null);
  const isLoading = signal(false);
  const failure = signal<Failure | null>(null);
  // Since when the state is what it is: a server that does not end it at midnight must not keep the doctor „online“.
  const state = signal<{ value: DoctorState; day: string } | null>(null);

  const loading = createFoldedLoad(load, {
    onRunning: (isRunning) => (isLoading.value = isRunning),
    apply: (answer) =>
      batch(() => {
        take(answer);
        failure.value = null;
      }),
    fail: (reason) => (failure.value = reason),
  });

  function take(answer: InitialData): void {
    data.value = keepParts(data.peek(), answer);
    const value = answer.admin.online_status;
    if (state.peek()?.value !== value) state.value = { value, day: today.peek() };
  }

  function change(part: (known: InitialData) => Partial<InitialData>): void {
    const known = data.peek();
    if (known) data.value = { ...known, ...part(known) };
    loading.outdate();
  }

  function changeAttributes(part: (known: Admin['attributes']) => Partial<Admin['attributes']>): void {
    change(({ admin }) => ({ admin: { ...admin, attributes: { ...admin.attributes, ...part(admin.attributes) } } }));
  }

  return {
    admin: computed(() => data.value?.admin ?? null),
    doctorState: computed(() => (state.value?.day === today.value ? state.value.value : 'offline')),
    notifications: computed(() => data.value?.notifications ?? []),
    payoutsQueue: computed(() => data.value?.payoutsQueue ?? []),
    doctors: computed(() => data.value?.doctors ?? []),
    ...{ isLoading, failure },
    reload: loading.run,
    takeDoctorState: (value) =>
      batch(() => {
        state.value = { value, day: today.peek() };
        change(({ admin }) => ({ admin: { ...admin, online_status: value } }));
      }),
    takeAnnouncement: (special_announcement) => change(({ admin }) => ({ admin: { ...admin, special_announcement } })),
    takeNotifications: (notifications) => change(() => ({ notifications })),
    takeSetting: (name, value) => changeAttributes(({ settings }) => ({ settings: { ...settings, [name]: value } })),
    takeProfileField(name, value) {
      if (isProfileField(name) && (value === null || typeof value === 'string'))
        changeAttributes(() => ({ [name]: value || null }));
    },
    clear() {
      loading.stop();
      batch(() => {
        data.value = null;
        state.value = null;
        failure.value = null;
      });
    },
  };
}

const PROFILE_FIELDS = ['doctor_name', 'specialization', 'phone', 'about', 'avatar'] as const;

const isProfileField = (name: string): name is (typeof PROFILE_FIELDS)[number] =>
  PROFILE_FIELDS.some((one) => one === name);
