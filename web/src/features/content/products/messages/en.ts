import type { Translation } from 'contract/text/language/localize';

export const title = 'Shop';
export const description = 'T-shirts, tumblers and books of {name}. Order on WhatsApp.';
export const lead = 'Wear, drink and read with pride. Every purchase supports the association’s activities.';
export const howToOrder =
  'You order on WhatsApp: choose an item and send the message we have prepared. The board then tells you whether it is available and what delivery costs.';
export const chatMessage = 'Hello {name}, I would like to buy {item}. Is it still available?';
export const buy = 'Buy';
export const buyDetails = ' {item} on WhatsApp (opens in a new tab)';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
