/** Nobody ever signed up by that id. */
export type UserRefusal = 'NoSuchCustomer';
