import type { DisplayCall } from '../contract';
import { displayTexts as texts } from '../../../texts/display';

/** The spoken sentence. */
export function spokenText({ number, time }: Pick<DisplayCall, 'number' | 'time'>): string {
  if (number !== null) return texts.spokenNumber(number);
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return texts.spokenTime(hours, minutes);
}

/** A Slovak voice, preferably one on this device rather than on a server; another language would be unintelligible. */
export function slovakVoice(): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^sk\b/i.test(lang.replace('_', '-')));
  return voices.find(({ localService }) => localService) ?? voices[0];
}

/** Resolves when the text was spoken, or speaking failed. */
export function speak(text: string): Promise<void> {
  const voice = slovakVoice();
  if (!voice) return Promise.resolve();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    const done = () => resolve();
    utterance.addEventListener('end', done);
    utterance.addEventListener('error', done);
    // Some browsers fire neither event.
    setTimeout(done, LONGEST_MS);
    speechSynthesis.speak(utterance);
  });
}

/** Slightly slower than normal. */
const RATE = 0.9;
const LONGEST_MS = 10_000;
