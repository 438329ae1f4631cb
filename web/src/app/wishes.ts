/** What is wanted, one thing after the other; each that comes cuts short what goes on by itself. */

export class Wishes<T> {
  #waiting: T[] = [];
  #cut: () => void = () => {};

  add(wish: T): void {
    this.#waiting.push(wish);
    this.interrupt();
  }

  /** The next one; undefined when nothing is wanted. */
  next(): T | undefined {
    return this.#waiting.shift();
  }

  /** It could not be done yet, and is the next one once more. */
  again(wish: T): void {
    this.#waiting.unshift(wish);
  }

  /** Whatever is waited for, a pause, a thought, a checker on its way, is waited for no longer. */
  interrupt(): void {
    this.#cut();
  }

  /** The result of `work`, or null as soon as something is wanted. */
  unlessWanted<R>(work: Promise<R>): Promise<R | null> {
    if (this.#waiting.length > 0) {
      work.catch(() => {});
      return Promise.resolve(null);
    }
    return new Promise((resolve, reject) => {
      this.#cut = () => {
        this.#cut = () => {};
        resolve(null);
      };
      work.then(resolve, reject);
    });
  }
}
