import { createElement as h, useCallback, useState } from 'react';
// In Node it does nothing, in a browser it registers the element.
import 'ordinacia/external-react/waiting-room';

export function Portal() {
  const [served, setServed] = useState(0);
  // React hydrates neither listeners nor properties of custom elements: a ref does both.
  const attach = useCallback((element) => {
    const count = () => setServed((before) => before + 1);
    element.addEventListener('ordinacia-ticket-change', count);
    return () => element.removeEventListener('ordinacia-ticket-change', count);
  }, []);
  return h(
    'main',
    null,
    h('h1', null, 'Portál polikliniky'),
    h('p', null, `Odbavené v tomto okne: ${served}`),
    h('ordinacia-waiting-room', {
      ref: attach,
      'api-base': 'https://ordinacia.example',
      'realtime-key': 'ordinacia',
    }),
  );
}
