<?php
/**
 * Plugin Name: Ordinácia
 * Description: Čakáreň a panel ordinácie na stránke: [ordinacia element="waiting-room"].
 * Version: 1.0.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 */

if (! defined('ABSPATH')) {
    exit;
}

// Yours: in wp-config.php, before "stop editing".
defined('ORDINACIA_URL') || define('ORDINACIA_URL', 'https://ordinacia.example');
defined('ORDINACIA_KEY') || define('ORDINACIA_KEY', 'ordinacia');

function ordinacia_register()
{
    // Without a version: the server says how long it may be kept.
    wp_register_script('ordinacia-loader', ORDINACIA_URL . '/ordinacia/loader.js', [], null, ['strategy' => 'async']);
}

function ordinacia_shortcode($attributes)
{
    $given = shortcode_atts(['element' => 'waiting-room', 'theme' => 'auto'], $attributes, 'ordinacia');
    if (! in_array($given['element'], ['admin', 'waiting-room', 'hot-panel'], true)) {
        return '';
    }
    // Only the pages that show it load it.
    wp_enqueue_script('ordinacia-loader');

    return sprintf(
        '<ordinacia-%1$s api-base="%2$s" realtime-key="%3$s" theme="%4$s" token-key="ordinacia.wordpress"></ordinacia-%1$s>',
        $given['element'],
        esc_url(ORDINACIA_URL),
        esc_attr(ORDINACIA_KEY),
        esc_attr($given['theme'])
    );
}

add_action('wp_enqueue_scripts', 'ordinacia_register');
add_shortcode('ordinacia', 'ordinacia_shortcode');
