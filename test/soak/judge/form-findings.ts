import type { Intention } from '../play/desk';
import { isKept } from '../play/desk';
import type { Scene } from '../play/scene';
import type { Finding, FindingKind } from './finding';

/** Checks that no record is stored twice, no input is lost, and the reported outcomes are true. */
export function formFindings(scene: Scene): Finding[] {
  return scene.desk.intentions.flatMap((intention) => findingsOf(scene, intention));
}

function findingsOf(scene: Scene, intention: Intention): Finding[] {
  const { tabName: tab, form, name, reported, sendings, isDropped } = intention;
  const stored = storedCount(scene, intention);
  const finding = (kind: FindingKind, detail: string, isFinal = true): Finding => ({
    kind,
    tab,
    detail: `${form} ${name}: ${detail}`,
    isFinal,
  });
  const found: Finding[] = [];
  if (stored !== null && stored > 1) found.push(finding('stored twice', `${stored} records, sent ${sendings} times`));
  if (isDropped) return found;
  if (stored === 0 && reported === 'stored') found.push(finding('reported as stored', 'is not'));
  if (stored !== null && stored > 0 && reported === 'refused') found.push(finding('reported as refused', 'is stored'));
  if (reported !== 'stored' && !intention.isSending && !isKept(intention))
    found.push(finding('typed lost', 'no draft is left'));
  if (intention.isSending) found.push(finding('pending left', 'is being sent', false));
  return found;
}

/** Number of stored records; `null` if such records have no name. */
function storedCount({ practice, doctors }: Scene, { form, name, doctor }: Intention): number | null {
  const doctorId = doctors[doctor].id;
  if (form === 'office-hours')
    return practice.officeHours.officeHoursOf(doctorId).filter((one) => one.hours_name === name).length;
  if (form === 'announcement') return practice.announcements.specialAnnouncementOf(doctorId)?.note === name ? 1 : 0;
  return null;
}
