import { openPractice, type Practice, type PracticeOptions } from './practice';
import { lockForServer } from './server-lock';

export interface ServedPracticeOptions extends PracticeOptions {
  /** How long the log is kept. */
  logMonths?: number;
}

/** The practice as the one server of its database opens it: nobody else serves it meanwhile, and its log is kept in bounds. */
export function openServedPractice({ logMonths = LOG_MONTHS, ...options }: ServedPracticeOptions): Practice {
  const lock = lockForServer(options.databaseFile);
  try {
    const practice = openPractice(options);
    const prune = () => void practice.pruneLog(logMonths);
    prune();
    warnOfClock(practice);
    const daily = setInterval(quietly(prune), DAY_MS).unref();
    return {
      ...practice,
      close() {
        clearInterval(daily);
        try {
          practice.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Months for which the log is kept by default. */
export const LOG_MONTHS = 12;

/** A machine that has lost its time gives tickets for the wrong day. */
function warnOfClock(practice: Practice) {
  const problem = practice.clockProblem();
  if (problem !== null) console.warn(`Warning: ${problem}`);
}

/** A full disk must not end the server: the log is pruned tomorrow. */
const quietly = (work: () => void) => () => {
  try {
    work();
  } catch {
    console.error('The log could not be pruned.');
  }
};

const DAY_MS = 86_400_000;
