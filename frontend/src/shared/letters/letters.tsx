import { Icon } from '../../ui/icon.tsx';
import type { Review } from '../claims.ts';
import { ExampleMark } from '../example/example.tsx';
import styles from './letters.module.css';

type Props = {
  readonly reviews: readonly Review[];
  /** How dates are written. With it the cards have stars and dates and stand in two columns; without it they are three in a row. */
  readonly dated?: (isoDate: string) => string;
};

export function Letters({ reviews, dated }: Props) {
  return (
    <ul className={`${styles.letters} ${dated ? styles.two : styles.three}`}>
      {reviews.map((review) => (
        <li key={review.id}>
          <figure>
            {dated && <Stars rating={review.rating} />}
            <blockquote>{review.text}</blockquote>
            <figcaption>
              <strong>{review.name}</strong>, {review.location}
              <span>{review.scenario}</span>
              {dated && <time dateTime={review.date}>{dated(review.date)}</time>}
              <ExampleMark of="claims.reviews" />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Stars({ rating }: Pick<Review, 'rating'>) {
  return (
    <p className={styles.stars}>
      <b className="visually-hidden">{rating} out of 5 stars</b>
      {Array.from({ length: rating }, (_, index) => (
        <Icon key={index} name="star" />
      ))}
    </p>
  );
}
