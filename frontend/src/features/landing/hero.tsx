import { CLAIMS } from '../../shared/claims.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Willow } from '../../ui/willow.tsx';
import { Figures } from '../../shared/figures/figures.tsx';
import { FIGURES } from './content.ts';
import styles from './landing.module.css';

export function Hero() {
  return (
    <section aria-labelledby="hero-title" className={styles.hero}>
      <div className={styles.heroText}>
        <p className={styles.eyebrow}>Online wills for England and Wales</p>
        <h1 id="hero-title">Write a will that looks after your people</h1>
        <p className={styles.lead}>
          Answer ten plain questions in about {CLAIMS.minutes.landing} minutes. Our team reviews your draft and emails it to you, ready to
          print and sign. One price: {CLAIMS.price}.
        </p>
        <p className={styles.actions}>
          <a href="/wizard" data-start className={buttonClass()}>
            Get Started - {CLAIMS.price}
          </a>
          <a href="#risk-calculator" className={buttonClass({ look: 'quiet' })}>
            Do I need a will?
          </a>
        </p>
        <p className={styles.note}>
          For UK residents aged 25 or over. {CLAIMS.refund} {CLAIMS.refundLimit}.
        </p>
      </div>
      <Willow className={styles.tree} />
      <Figures figures={FIGURES} className={styles.figures} />
    </section>
  );
}
