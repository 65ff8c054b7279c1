/** Events of every possible first interaction. A page that merely loads receives none of them. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

const controller = new AbortController();

/** Resolves with the first interaction by pointer, touch or key. */
export const firstInteraction = new Promise<void>((resolve) => {
  // There is no window while a page is prerendered.
  if (import.meta.env.SSR) return;
  const onInteraction = () => {
    controller.abort();
    resolve();
  };
  for (const event of interactionEvents)
    window.addEventListener(event, onInteraction, {
      capture: true,
      passive: true,
      signal: controller.signal,
    });
});

/** Delay by which a screen has loaded on a fast connection. */
const idleDelayMs = 2000;

/** Resolves with the first interaction, or after a delay. Code that is not needed at first is loaded then. */
export const firstInteractionOrIdle = (): Promise<void> =>
  Promise.race([firstInteraction, new Promise<void>((resolve) => setTimeout(resolve, idleDelayMs))]);
