/** No customer has this id. */
export type UserRefusal = 'NoSuchCustomer';
