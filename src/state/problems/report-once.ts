import type { ProblemCode } from './problem-codes';
import { problemText } from './problem-texts';

const reported = new Set<string>();

/** Reports a problem once for each `where`: in the console, and by the event that `emit` dispatches. */
export function reportOnce(
  { code, subject, where, text = problemText(code, subject) }: Problem,
  emit: (detail: { code: ProblemCode; subject: string }) => void,
): void {
  const key = JSON.stringify([code, subject, where]);
  if (reported.has(key)) return;
  reported.add(key);
  console.warn(`[ordinacia] ${code}: ${text}`);
  emit({ code, subject });
}

interface Problem {
  code: ProblemCode;
  /** The subject of the problem, such as an attribute's name: never a value, which may be secret or personal. */
  subject: string;
  where: string;
  text?: string;
}
