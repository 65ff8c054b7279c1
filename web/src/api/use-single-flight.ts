import { useRef } from 'react';

/** Returns a wrapper that ignores calls while one is pending: a second press can outrun the rendering. */
export function useSingleFlight() {
  const isPending = useRef(false);
  return <Input extends readonly unknown[], Result>(run: (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result | undefined> => {
      if (isPending.current) return undefined;
      isPending.current = true;
      try {
        return await run(...input);
      } finally {
        isPending.current = false;
      }
    };
}
