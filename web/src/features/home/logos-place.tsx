import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near.ts';

/** Where the logos of institutions stand, once the reader comes near; their code is loaded only then. */
export function LogosPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [Logos, setLogos] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const module = await import('./institution-logos.tsx').catch(() => undefined);
      setLogos(() => module?.InstitutionLogos);
    };
    return place.current === null ? undefined : whenNear(place.current, 600, load);
  }, []);
  return <div ref={place}>{Logos && <Logos />}</div>;
}
