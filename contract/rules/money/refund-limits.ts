/** A refund above this amount, in whole rupiah, is approved by another admin than the one who pays it. */
export const secondAdminAbove = 1_000_000;

export const needsSecondAdmin = (amount: number): boolean => amount > secondAdminAbove;
