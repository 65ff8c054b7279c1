/** When a backup was brought back last (`upkeep/restore`). */
export interface RestoreRecord {
  at: Date;
}
