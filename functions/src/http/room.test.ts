import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { Room } from './room.ts';

/** Somebody who asks for room, and a way to go. */
function visitor(room: Room, size: number, name: string, inside: string[]) {
  const stay = new EventEmitter();
  room.enter(size, stay, () => inside.push(name));
  return { leave: () => stay.emit('close') };
}

describe('a room', () => {
  test('lets in as many as there is room for, the others in their order as room is left', () => {
    const room = new Room(10);
    const inside: string[] = [];
    const [a, b] = [visitor(room, 6, 'a', inside), visitor(room, 4, 'b', inside)];
    visitor(room, 5, 'c', inside);
    visitor(room, 1, 'd', inside);
    expect(inside).toEqual(['a', 'b']);
    b.leave();
    // c does not fit yet, and d does not overtake it.
    expect(inside).toEqual(['a', 'b']);
    a.leave();
    expect(inside).toEqual(['a', 'b', 'c', 'd']);
  });

  test('is left once, however often somebody goes', () => {
    const room = new Room(10);
    const inside: string[] = [];
    const a = visitor(room, 10, 'a', inside);
    visitor(room, 6, 'b', inside);
    a.leave();
    a.leave();
    visitor(room, 6, 'c', inside);
    expect(inside).toEqual(['a', 'b']);
  });

  test('lets in alone what is larger than itself', () => {
    const room = new Room(10);
    const inside: string[] = [];
    const a = visitor(room, 1, 'a', inside);
    const large = visitor(room, 11, 'large', inside);
    visitor(room, 1, 'b', inside);
    expect(inside).toEqual(['a']);
    a.leave();
    expect(inside).toEqual(['a', 'large']);
    large.leave();
    expect(inside).toEqual(['a', 'large', 'b']);
  });

  test('forgets who goes while waiting, and lets in who stood behind', () => {
    const room = new Room(10);
    const inside: string[] = [];
    visitor(room, 6, 'a', inside);
    const b = visitor(room, 6, 'b', inside);
    visitor(room, 4, 'c', inside);
    b.leave();
    expect(inside).toEqual(['a', 'c']);
  });
});
