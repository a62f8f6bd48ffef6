/** The key of every product in tests, and of the database that they copy. */
export const SECRET_KEY = 'a secret key that only the tests know';
