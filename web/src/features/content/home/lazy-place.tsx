import { type ComponentType, useEffect, useRef, useState } from 'react';
import { pageLoaded, whenNear } from './when-near.ts';

interface LazyPlaceProps {
  readonly load: () => Promise<ComponentType>;
  readonly className?: string;
}

/** Lazy-loads a component when the page has loaded and the reader scrolls near it. Empty until then. */
export function LazyPlace({ load, className }: LazyPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const fill = async () => {
      await pageLoaded();
      // Stays empty when the code cannot be loaded.
      const part = await load().catch(() => undefined);
      setPart(() => part);
    };
    return place.current === null ? undefined : whenNear(place.current, 600, fill);
  }, [load]);
  return (
    <div ref={place} className={className}>
      {Part && <Part />}
    </div>
  );
}
