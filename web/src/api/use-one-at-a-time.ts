import { useRef } from 'react';

/**
 * Ignores calls while one is under way: a second press can come before the first one's state is rendered.
 *
 * @returns wraps what is to be done; an ignored call resolves to undefined at once
 */
export function useOneAtATime() {
  const isUnderWay = useRef(false);
  return <Input extends readonly unknown[], Result>(run: (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result | undefined> => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      try {
        return await run(...input);
      } finally {
        isUnderWay.current = false;
      }
    };
}
