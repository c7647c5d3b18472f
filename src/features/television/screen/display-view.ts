import type { DisplayCall } from '../contract';
import {
  DEFAULT_TIME_ZONE,
  DISPLAY_FLASH_MS,
  DISPLAY_OLD_MS,
  DISPLAY_SHIFT_PX,
  DISPLAY_TOO_OLD_MS,
} from '../../../constants';
import { listenTo } from '../../../lib/listen-to';
import { isZone } from '../../../lib/zone';
import type { DisplayState } from './display-feed';
import { displayTexts as texts } from '../../../texts/display';
import {
  displayDay,
  displayTime,
  createParts,
  write,
  fillParts,
  kindOf,
  labelOf,
  fitParts,
  type DisplayParts,
} from './display-parts';
import { createAnnouncer, createSound, slovakVoice } from './announcer';

export interface DisplayViewOptions {
  hasSound: boolean;
  /** `auto`: the doctor's setting. */
  voice: 'auto' | 'on' | 'off';
  /** The practice's time zone, if the server sends none. */
  timeZone: string | null;
  onCall(call: DisplayCall): void;
  /** Called when the shown data become current (`true`) or outdated. */
  onLink(isLive: boolean): void;
}

export interface DisplayView {
  root: HTMLElement;
  show(state: DisplayState): void;
  /** Called once a second: updates the clock, and checks the age of the data. */
  tick(): void;
  stop(): void;
}

/** Renders the state on the television. */
export function createDisplayView({ hasSound, voice, timeZone, onCall, onLink }: DisplayViewOptions): DisplayView {
  let state: DisplayState = { display: null, status: 'waiting', loadedAt: null, behindMs: 0 };
  let link: boolean | null = null;
  let flash: ReturnType<typeof setTimeout> | undefined;
  const sound = hasSound ? createSound(showSound) : null;
  const announcer = createAnnouncer(sound);
  const parts = createParts(unmute);

  function unmute(): void {
    void sound?.unlock().then(() => sound.play());
  }

  /** Any press, such as of a remote control's key, unlocks the sound. */
  const onPress = () => void sound?.unlock();
  const stopListening = listenTo(document, { pointerdown: onPress, keydown: onPress });

  const hasVoice = () => voice === 'on' || (voice === 'auto' && state.display?.has_voice === true);

  function showSound(): void {
    parts.unmute.hidden = !sound?.isBlocked();
    write(parts.note, sound && hasVoice() && !slovakVoice() ? texts.noVoice : '');
  }

  function announce(calls: readonly DisplayCall[]): void {
    const last = calls.at(-1);
    if (!last) return;
    parts.announced.textContent = texts.announced(kindOf(last), labelOf(last));
    parts.called.dataset['flash'] = '';
    clearTimeout(flash);
    flash = setTimeout(() => delete parts.called.dataset['flash'], DISPLAY_FLASH_MS);
    announcer.announce(calls, hasVoice());
    calls.forEach(onCall);
  }

  function showLink(): void {
    const isLive = fillLink(parts, state, zoneOf(state.display));
    if (link === isLive || state.status === 'waiting') return;
    link = isLive;
    onLink(isLive);
  }

  /** The practice's time zone, independent of this device's. */
  const zoneOf = (display: DisplayState['display']): string =>
    [display?.time_zone, timeZone].find((name) => name && isZone(name)) ?? DEFAULT_TIME_ZONE;

  function tick(): void {
    const moment = Date.now() + state.behindMs;
    const zone = zoneOf(state.display);
    write(parts.clock, displayTime(moment, zone));
    write(parts.day, displayDay(moment, zone));
    parts.root.style.transform = shiftAt(moment);
    showLink();
  }

  // Refits when other content changes the available size.
  const fitting = new ResizeObserver(() => fitParts(parts));
  [parts.now, parts.next].forEach((part) => fitting.observe(part));
  showSound();
  tick();
  return {
    root: parts.root,
    show(next) {
      state = next;
      if (next.display) fillParts(parts, next.display);
      fitParts(parts);
      tick();
      showSound();
      if (next.display && next.status === 'shown') announce(announcer.newOf(next.display.calls));
    },
    tick,
    stop() {
      fitting.disconnect();
      clearTimeout(flash);
      stopListening();
      sound?.stop();
    },
  };
}

const ageOf = ({ loadedAt }: DisplayState): number => (loadedAt === null ? Infinity : Math.abs(Date.now() - loadedAt));

function messageOf(state: DisplayState): { title: string; text: string } | null {
  if (state.status === 'off') return texts.off;
  if (state.status === 'unknown') return texts.unknown;
  if (state.display) return ageOf(state) > DISPLAY_TOO_OLD_MS ? texts.tooOld : null;
  return state.status === 'waiting' ? texts.starting : texts.unreachable;
}

/** Shows the data, or a message instead, and since when the connection has been lost. Returns whether the shown data are current. */
function fillLink(parts: DisplayParts, state: DisplayState, zone: string): boolean {
  const { display, loadedAt, status } = state;
  const isLive = status === 'shown' && ageOf(state) < DISPLAY_OLD_MS;
  const message = messageOf(state);
  parts.root.dataset['live'] = String(isLive);
  parts.content.hidden = message !== null;
  parts.message.hidden = message === null;
  write(parts.messageTitle, message?.title ?? '');
  write(parts.messageText, message?.text ?? '');
  const isLost = display !== null && loadedAt !== null && !isLive;
  write(parts.link, isLost ? texts.lost(displayTime(loadedAt + state.behindMs, zone)) : '');
  return isLive;
}

/** Shifts the picture by a few pixels each minute, against burn-in. */
function shiftAt(moment: number): string {
  const step = Math.floor(moment / 60_000);
  const at = (phase: number) => ((step + phase) % 4 < 2 ? 0 : DISPLAY_SHIFT_PX);
  return `translate(${at(0)}px, ${at(1)}px)`;
}
