import { useState } from 'react';
import { createRoot } from 'react-dom/client';
// The panel with the React of this page. `ordinacia/waiting-room` brings one of its own.
import 'ordinacia/external-react/waiting-room';

function Portal() {
  const [served, setServed] = useState(0);
  return (
    <main>
      <h1>Portál polikliniky</h1>
      <p>Odbavené v tomto okne: {served}</p>
      <ordinacia-waiting-room
        api-base="https://ordinacia.example"
        realtime-key="ordinacia"
        onordinacia-ticket-change={() => setServed((count) => count + 1)}
      />
    </main>
  );
}

createRoot(document.querySelector('#app')).render(<Portal />);
