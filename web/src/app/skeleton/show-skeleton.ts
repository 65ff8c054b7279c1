import type { Heading } from './heading.ts';

/** Fills the skeleton of the shell with the heading of this screen, unless React was faster. */
export function showSkeleton({ title, text }: Heading): void {
  const root = document.getElementById('root');
  const frame = document.getElementById('frame');
  if (root === null || root.hasChildNodes() || !(frame instanceof HTMLTemplateElement)) return;
  const content = document.importNode(frame.content, true);
  const heading = content.querySelector('h1');
  if (heading === null) return;
  heading.textContent = title;
  const line = heading.nextElementSibling;
  if (line?.localName === 'p') {
    if (text === undefined) line.remove();
    else line.textContent = text;
  }
  root.append(content);
}
