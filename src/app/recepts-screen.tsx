import { Recepts } from '../features/recepts/recepts';
import { openQuery } from './paths';
import { useOpenRecord } from './use-open-record';

export function ReceptsScreen() {
  return <Recepts {...useOpenRecord(openQuery.recept)} />;
}
