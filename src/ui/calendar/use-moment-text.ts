import { useState } from 'react';
import type { MomentKind, MomentLimits } from '../../lib/moment';
import { momentOrText, parseMoment, formatMoment } from '../../texts/language/moment-text';

/**
 * The text of a field that holds a moment. The value alone says what is shown; only while somebody types is it shown in
 * their own writing, and only as long as that means the value. A problem is told when the typing is done, and then until
 * it is solved.
 */
export function useMomentText(
  kind: MomentKind,
  value: string,
  onChange: (value: string) => void,
  limits: MomentLimits,
) {
  const [typing, setTyping] = useState<string | null>(null);
  const [isProblemShown, setIsProblemShown] = useState(false);
  const isTyping = typing !== null && momentOrText(kind, typing, limits) === value;
  const { moment, problem } = parseMoment(kind, value, limits);
  const shownProblem = isTyping && !isProblemShown ? null : problem;
  return {
    text: isTyping ? typing : moment === null ? value : formatMoment(moment),
    /** What the text means, also when it cannot be taken. */
    moment,
    problem: shownProblem,
    change(text: string) {
      setTyping(text);
      setIsProblemShown(shownProblem !== null && parseMoment(kind, text, limits).problem !== null);
      onChange(momentOrText(kind, text, limits));
    },
    /** The typing is done. Says whether the text can be taken. */
    commit(): boolean {
      setTyping(null);
      return problem === null;
    },
  };
}
