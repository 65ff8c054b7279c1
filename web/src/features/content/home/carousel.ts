import Swiper from 'swiper';
import { A11y, EffectCoverflow, Keyboard, Pagination } from 'swiper/modules';
import * as t from '#messages/features/content/home';
import 'swiper/css';
import 'swiper/css/effect-coverflow';
import 'swiper/css/pagination';
import 'swiper/css/a11y';

/** First slide, zero-based, and speed of a transition (requirements 2.2.2). */
const initialSlide = 2;
const speedMs = 600;

const spoken = {
  containerRoleDescriptionMessage: t.carousel,
  slideLabelMessage: t.slideLabel,
  paginationBulletMessage: t.showSlide,
  firstSlideMessage: t.firstSlide,
  lastSlideMessage: t.lastSlide,
};

/** Turns a row that scrolls natively into a coverflow. Returns a function that restores the row. */
export function startCoverflow(row: HTMLElement, dots: HTMLElement): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollLeft = 0;
  row.classList.add('swiper');
  const swiper = new Swiper(row, {
    modules: [A11y, EffectCoverflow, Keyboard, Pagination],
    effect: 'coverflow',
    coverflowEffect: { rotate: 24, stretch: 0, depth: 140, modifier: 1, slideShadows: false },
    centeredSlides: true,
    slidesPerView: 'auto',
    grabCursor: true,
    initialSlide,
    speed: isStill ? 0 : speedMs,
    keyboard: { enabled: true, onlyInViewport: true },
    pagination: { el: dots, clickable: true, bulletElement: 'button' },
    a11y: spoken,
  });
  return () => {
    swiper.destroy(true, true);
    row.classList.remove('swiper');
  };
}
