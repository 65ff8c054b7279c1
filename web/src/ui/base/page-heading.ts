/** Returns the heading of the screen and makes it focusable. */
export const findPageHeading = (): HTMLElement | null => {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title !== null) title.tabIndex = -1;
  return title;
};
