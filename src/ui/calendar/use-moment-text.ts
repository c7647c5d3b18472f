import { use, useState } from 'react';
import { plainSpaces } from '../../lib/clean-text';
import type { MomentKind, MomentLimits } from '../../lib/local-time';
import { momentOrText, parseMoment } from '../../texts/language/parse-moment';
import { formatMoment } from '../../texts/language/format-moment';
import { PracticeTimeContext } from '../content/practice-time';

/**
 * The text of a date or time field, formatted from the value. While the user types, the typed text is shown, as long as it parses to the
 * value. A problem is shown on blur, and from then on until it is solved.
 */
export function useMomentText(
  kind: MomentKind,
  value: string,
  onChange: (value: string) => void,
  limits: MomentLimits,
) {
  const { aheadMs } = use(PracticeTimeContext);
  const now = new Date(Date.now() + aheadMs);
  const [typing, setTyping] = useState<string | null>(null);
  const [isProblemShown, setIsProblemShown] = useState(false);
  const isTyping = typing !== null && momentOrText(kind, typing, limits, now) === value;
  const { moment, problem } = parseMoment(kind, value, limits, now);
  const shownProblem = isTyping && !isProblemShown ? null : problem;
  return {
    text: isTyping ? typing : moment === null ? value : plainSpaces(formatMoment(moment)),
    /** The parsed text, also when it is not accepted. */
    moment,
    problem: shownProblem,
    change(text: string) {
      setTyping(text);
      setIsProblemShown(shownProblem !== null && parseMoment(kind, text, limits, now).problem !== null);
      onChange(momentOrText(kind, text, limits, now));
    },
    /** Ends typing. Returns whether the text is accepted. */
    commit(): boolean {
      setTyping(null);
      return problem === null;
    },
  };
}
