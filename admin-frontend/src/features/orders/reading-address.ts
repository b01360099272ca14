/** Where an order's will is read, and where it is approved: nowhere else. The filters of the list stay in the address. */
export const readingAt = (id: string, search: string) => ({ pathname: `/orders/${id}/read`, search });

/** Asks on that screen whether to send it. */
export const APPROVE = '#approve';
