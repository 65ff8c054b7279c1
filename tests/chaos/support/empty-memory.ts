import { vi } from 'vitest';
import { fileStore } from '../../../functions/src/data/file-store.ts';
import { MemoryFirestore } from '../../support/suite/memory/firestore.ts';

/** Replaces Firestore by an empty store in memory, and discards files, until `leaveMemory`. */
export async function useEmptyMemory(): Promise<void> {
  await new MemoryFirestore().install();
  vi.spyOn(fileStore, 'save').mockResolvedValue();
  vi.spyOn(fileStore, 'remove').mockResolvedValue();
}

/** Connects this process to the emulator again. */
export const leaveMemory = MemoryFirestore.uninstall;
