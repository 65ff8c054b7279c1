/** The heading of the screen, to give the focus to. */
export const pageHeading = (): HTMLElement | null => {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title !== null) title.tabIndex = -1;
  return title;
};
