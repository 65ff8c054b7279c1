import { type ComponentType, useEffect, useRef, useState } from 'react';
import { pageLoaded, whenNear } from './when-near.ts';

interface LazyPlaceProps {
  /** Loads the code of what stands here. */
  readonly load: () => Promise<ComponentType>;
  readonly className?: string;
}

/** A place that is empty until the page is loaded and the reader comes near; then its code is loaded. */
export function LazyPlace({ load, className }: LazyPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const fill = async () => {
      await pageLoaded();
      // Without its code it stays empty.
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
